import * as account from './account.ts'
import * as content from './content.ts'
import * as covers from './covers.ts'
import type { Endpoint } from './endpoint.ts'
import * as follows from './follows.ts'
import * as leaderboard from './leaderboard.ts'
import * as plays from './plays.ts'
import * as points from './points.ts'
import * as profiles from './profiles.ts'
import * as ratings from './ratings.ts'
import * as reviews from './reviews.ts'
import * as search from './search.ts'
import * as sharing from './sharing.ts'
import * as tracks from './tracks.ts'
import * as users from './users.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value

/** Every endpoint there is, by feature: what the tests walk and OpenAPI is made from. */
export const contract = Object.entries({
  content,
  users,
  account,
  profiles,
  follows,
  tracks,
  covers,
  ratings,
  reviews,
  plays,
  points,
  sharing,
  leaderboard,
  search,
}).flatMap(([feature, module]) =>
  Object.entries(module)
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
    .map(([name, endpoint]) => ({ feature, name, endpoint })),
)

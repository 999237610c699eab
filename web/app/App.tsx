import { Suspense } from 'react'
import { Route, Router, Switch, useLocation } from 'wouter'
import { Spinner } from '../ui/Spinner.tsx'
import { common } from '../words/common.ts'
import { signIn } from '../words/sign-in.ts'
import { Members } from './Members.tsx'
import { Shell } from './Shell.tsx'
import { HomeScreen } from './screens/HomeScreen.tsx'
import { Trouble } from './Trouble.tsx'
import { slide } from './transition.ts'
import { whenWanted } from './when-wanted.ts'

const AuthScreen = whenWanted(() => import('./screens/AuthScreen.tsx').then((it) => it.AuthScreen))
const NotFoundScreen = whenWanted(() => import('./screens/NotFoundScreen.tsx').then((it) => it.NotFoundScreen))
const ActivityScreen = whenWanted(() => import('./screens/ActivityScreen.tsx').then((it) => it.ActivityScreen))
const DiscoverScreen = whenWanted(() => import('./screens/DiscoverScreen.tsx').then((it) => it.DiscoverScreen))
const ProfileScreen = whenWanted(() => import('./screens/ProfileScreen.tsx').then((it) => it.ProfileScreen))
const TrackScreen = whenWanted(() => import('./screens/TrackScreen.tsx').then((it) => it.TrackScreen))
const ComesNextScreen = whenWanted(() => import('./screens/ComesNextScreen.tsx').then((it) => it.ComesNextScreen))
const PartsScreen =
  import.meta.env.DEV && whenWanted(() => import('../dev/PartsScreen.tsx').then((it) => it.PartsScreen))

// Ids are numbers: anything else there is no page, as the server says too.
const PROFILE = /^\/profile(?:\/(?<id>\d+))?\/?$/
const TRACK = /^\/track\/(?<id>\d+)\/?$/

export function App() {
  return (
    <Router aroundNav={slide}>
      <Screens />
    </Router>
  )
}

function Screens() {
  const [path] = useLocation()
  return (
    <Shell ground={path === '/' ? 'feed' : path === '/auth' ? 'bare' : TRACK.test(path) ? 'track' : 'page'}>
      <Trouble path={path}>
        <Suspense fallback={<Spinner label={common.loading} />}>
          <Switch>
            <Route path="/" component={HomeScreen} />
            <Route path="/auth" component={AuthScreen} />
            <Route path="/discover" component={DiscoverScreen} />
            <Route path="/invest">
              <ComesNextScreen screen="invest" />
            </Route>
            <Route path="/activity">
              <Members>
                <ActivityScreen />
              </Members>
            </Route>
            <Route path={PROFILE}>
              {({ id }) => (
                <Members why={signIn.profile} orUnknown>
                  <ProfileScreen id={id ? Number(id) : undefined} />
                </Members>
              )}
            </Route>
            <Route path={TRACK} component={TrackScreen} />
            {PartsScreen && <Route path="/dev/ui" component={PartsScreen} />}
            <Route component={NotFoundScreen} />
          </Switch>
        </Suspense>
      </Trouble>
    </Shell>
  )
}

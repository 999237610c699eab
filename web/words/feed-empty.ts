import { actions } from './actions.ts'

export const emptyFeed = {
  new: {
    title: 'No new tracks found',
    guidance: 'Nobody has uploaded anything yet. The first track turns up here.',
    action: actions.uploadATrack,
  },
  trending: {
    title: 'No trending tracks found',
    guidance: 'Nothing has enough ratings yet. Rate a few new tracks and the first ones turn up here.',
    action: 'Go to New',
  },
  offline: {
    title: 'You are offline',
    guidance: 'The feed needs a connection. It comes back by itself when you do.',
    action: actions.again,
  },
  failed: {
    title: 'The feed did not come',
    guidance: 'Something went wrong between here and the server.',
    action: actions.again,
  },
} as const

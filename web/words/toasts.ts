/** For a screen reader: what the region of toasts is called, and each of them. */
export const toasts = { one: 'Notification', region: 'Notifications ({hotkey})' } as const

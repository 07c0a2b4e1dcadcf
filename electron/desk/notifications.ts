import type { DeskNotifications, NotificationName } from './api';

export type DeskNotification = {
  readonly [N in NotificationName]: { readonly notification: N; readonly data: DeskNotifications[N] };
}[NotificationName];

/** What the desk says without being asked, to everybody who subscribed. */
export interface Notifications {
  send<N extends NotificationName>(notification: N, data: DeskNotifications[N]): void;
  /** Gives back how to unsubscribe. */
  subscribe(listener: (item: DeskNotification) => void): () => void;
}

export function openNotifications(): Notifications {
  const listeners = new Set<(item: DeskNotification) => void>();
  return {
    send(notification, data) {
      for (const listener of listeners) listener({ notification, data } as DeskNotification); // N ties name and data together
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

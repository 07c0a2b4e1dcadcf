import type { DeskNotifications, NotificationName } from './api';

export type DeskNotification = {
  readonly [N in NotificationName]: { readonly notification: N; readonly data: DeskNotifications[N] };
}[NotificationName];
type Listener = (item: DeskNotification) => void;

/** What the desk says without being asked. */
export interface Notifications {
  /** `to`: only this window is told, named by identity; left out: everybody who subscribed. */
  send<N extends NotificationName>(notification: N, data: DeskNotifications[N], to?: object): void;
  /** Who names no window hears what is said to any. Gives back how to unsubscribe. */
  subscribe(listener: Listener, window?: object): () => void;
}

export function openNotifications(): Notifications {
  const listeners = new Map<Listener, object | undefined>();
  return {
    send(notification, data, to) {
      for (const [listener, window] of listeners)
        if (!to || !window || window === to) listener({ notification, data } as DeskNotification); // N ties name and data together
    },
    subscribe(listener, window) {
      listeners.set(listener, window);
      return () => void listeners.delete(listener);
    },
  };
}

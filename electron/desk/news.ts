import type { DeskNews, NewsName } from './api';

export type NewsItem = { readonly [N in NewsName]: { readonly news: N; readonly data: DeskNews[N] } }[NewsName];

/** What the desk tells without being asked, to everybody who listens. */
export interface News {
  tell<N extends NewsName>(news: N, data: DeskNews[N]): void;
  /** Gives back how to stop listening. */
  hear(listener: (item: NewsItem) => void): () => void;
}

export function openNews(): News {
  const listeners = new Set<(item: NewsItem) => void>();
  return {
    tell(news, data) {
      for (const listener of listeners) listener({ news, data } as NewsItem); // N ties name and data together
    },
    hear(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

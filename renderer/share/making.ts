/** How far something is that is being made, and how it is given up. */
export interface MakingControl {
  readonly onProgress: (done: number, of: number) => void;
  readonly signal: AbortSignal;
}

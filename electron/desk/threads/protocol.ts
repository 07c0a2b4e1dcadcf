/** What goes to a thread and comes back from it, as plain data. */
import type { Fault } from '../api';

export interface ThreadTask<Order = unknown, Result = unknown, Progress = unknown> {
  readonly order: Order;
  readonly result: Result;
  readonly progress: Progress;
}
/** What a kind of thread can be asked for, by name. */
export type Tasks = Readonly<Record<string, ThreadTask>>;
export type TaskName<T extends Tasks> = keyof T & string;

export interface RequestOf<T extends Tasks, N extends TaskName<T>> {
  readonly id: number;
  readonly task: N;
  readonly order: T[N]['order'];
  /** One Int32, set to 1 by the asker to cancel: a thread that is busy reads no messages, but it can look here. */
  readonly cancelled: SharedArrayBuffer;
}
export type TaskRequest<T extends Tasks> = { readonly [N in TaskName<T>]: RequestOf<T, N> }[TaskName<T>];
/** `began`, any number of `progress`, then `done` or `failed`. */
export type TaskReply<T extends Tasks> =
  | { readonly id: number; readonly began: true }
  | { readonly id: number; readonly progress: T[TaskName<T>]['progress'] }
  | { readonly id: number; readonly done: T[TaskName<T>]['result'] }
  | { readonly id: number; readonly failed: Fault };

/** A thread's own end of the line. */
export interface TaskPort<T extends Tasks> {
  post(reply: TaskReply<T>): void;
  listen(handler: (request: TaskRequest<T>) => void): void;
}
/** How a thread carries out each task. `report` throws, once it has told, when the task has been cancelled. */
export type TaskHandlers<T extends Tasks> = {
  readonly [N in TaskName<T>]: (
    order: T[N]['order'],
    report: (progress: T[N]['progress']) => void,
  ) => T[N]['result'] | Promise<T[N]['result']>;
};

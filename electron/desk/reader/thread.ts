/** The thread that reads files. Built as a file of its own. */
import { serveThread } from '../threads';
import type { ReaderTasks } from './tasks';
import { readHere } from './work';

serveThread<ReaderTasks>(readHere());

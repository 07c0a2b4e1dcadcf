/** The engine's own thread. Built as a file of its own. */
import { engineWork } from '../../../engine/work';
import { serveThread } from '../threads';
import { engineHandlers } from './handlers';
import type { EngineTasks } from './tasks';

serveThread<EngineTasks>(engineHandlers(engineWork()));

/** Serves the printing work behind a message port, one request after another; a throw is answered as a fault, never lost. */
import { faultOf } from '../faults';
import type { PrintReply, PrintRequest, PrintTaskName, PrintTasks } from './tasks';
import type { PrintWork } from './work';

export interface PrintPort {
  post(reply: PrintReply): void;
  hear(request: (request: PrintRequest) => void): void;
}

export function servePrinting(port: PrintPort, work: PrintWork): void {
  const carryOut = async (request: PrintRequest): Promise<PrintTasks[PrintTaskName]['result']> => {
    switch (request.task) {
      case 'list':
        return work.list(request.order);
      case 'preview':
        return work.preview(request.order);
      case 'marks':
        return work.marks(request.order);
      case 'make':
        return work.make(request.order, (progress) => port.post({ id: request.id, progress }));
    }
  };
  port.hear((request) => {
    carryOut(request).then(
      (done) => port.post({ id: request.id, done }),
      (error: unknown) => port.post({ id: request.id, failed: faultOf(error) }),
    );
  });
}

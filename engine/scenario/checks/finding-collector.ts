/** Notes findings of the checks at the things they are about. */
import type { Ids } from '../reading/ids';
import type { Finding } from '../findings';
import type { Id } from '../model/measures';
import type { UnplacedFault, Page } from '../text/page';

export class FindingCollector {
  constructor(
    readonly page: Page,
    readonly ids: Ids,
  ) {}

  /** At the part of a thing with an id, as `at` of a unit; an empty part is the whole thing. */
  addTo(id: Id, part: string, fault: UnplacedFault, severity?: Finding['severity']): void {
    const field = this.ids.fieldOf(id) ?? '';
    this.addAt(part === '' ? field : `${field}.${part}`, fault, severity);
  }

  /** Whether the file has this part of a thing, as `arrives.at` of a unit. */
  has(id: Id, part: string): boolean {
    const field = this.ids.fieldOf(id);
    return field !== null && this.page.places.has(`${field}.${part}`);
  }

  /** At a field of the file. */
  addAt(field: string, fault: UnplacedFault, severity?: Finding['severity']): void {
    this.page.fault({ field, place: this.page.placeOf(field) }, fault, severity);
  }
}

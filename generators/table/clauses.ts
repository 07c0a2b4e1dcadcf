/** The clauses of Seven Years War 2.4 that tables are made by: id and title in our words. */

export const TABLE_CLAUSES = [
  { id: 'SYW-SCALE-01', title: 'What distances are measured in' },
  { id: 'SYW-SCALE-06', title: 'Dice' },
  { id: 'SYW-TERR-02', title: 'What terrain does to movement' },
  { id: 'SYW-TGEN-01', title: 'Hills' },
  { id: 'SYW-TGEN-02', title: 'Large hills' },
  { id: 'SYW-TGEN-03', title: 'A hill on a hill' },
  { id: 'SYW-TGEN-04', title: 'Woods' },
  { id: 'SYW-TGEN-05', title: 'Marsh or stream' },
  { id: 'SYW-TGEN-06', title: 'Town and its road' },
  { id: 'SYW-TGEN-07', title: 'Sectors and sub-sectors' },
  { id: 'SYW-TGEN-08', title: 'Turning pieces' },
  { id: 'SYW-TGEN-09', title: 'Large tables' },
  { id: 'SYW-TGEN-10', title: 'Buying pieces' },
  { id: 'SYW-TGEN-11', title: 'Placing bought pieces' },
  { id: 'SYW-TGEN-12', title: 'How large pieces are' },
  { id: 'SYW-TGEN-13', title: 'Pieces over one another' },
  { id: 'SYW-TGEN-14', title: 'Order and count of pieces' },
  { id: 'SYW-EX-01', title: 'Example: the price of a wood' },
] as const;
export type TableClause = (typeof TABLE_CLAUSES)[number]['id'];

/** The title of a clause. */
export const titleOfClause = (clause: TableClause): string =>
  TABLE_CLAUSES.find(({ id }) => id === clause)?.title ?? clause;

/** A battle told: what decided it, the story of each turn, what was lost and who fought best. Words alone, ready to be read. */
export interface ReportWords {
  readonly title: string;
  /** Who fought, under which rules, by whose command. */
  readonly under: string;
  readonly outcome: string;
  readonly causes: readonly string[];
  readonly turns: readonly ReportTurn[];
  readonly losses: ReportTable;
  readonly honours: readonly string[];
  readonly luck: string;
}
export interface ReportTurn {
  readonly title: string;
  /** The moment of the battle at its end, which its map shows. */
  readonly moment: number;
  /** A paragraph for each phase in which something of note happened. */
  readonly story: readonly string[];
  /** What the person wrote to it. */
  readonly notes: readonly string[];
}
export interface ReportTable {
  readonly head: readonly string[];
  /** One cell for each head. */
  readonly rows: readonly (readonly string[])[];
}

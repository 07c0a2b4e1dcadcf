/** The scenarios of the book: clauses HOW-SCEN-01 and on. */
import type { Clause } from '../../system';

export const SCENARIOS: readonly Clause[] = [
  {
    id: 'HOW-SCEN-01',
    title: 'General set-up',
    says: 'Each side has one commanding general, and each brigade a commander. Other events of a scenario are told under this heading too.',
  },
  { id: 'HOW-SCEN-02', title: 'St. Ulrich: forces' },
  { id: 'HOW-SCEN-03', title: 'St. Ulrich: terrain and rules' },
  { id: 'HOW-SCEN-04', title: 'St. Ulrich: objective' },
  {
    id: 'HOW-SCEN-05',
    title: 'St. Ulrich: map',
    says: 'The map of St. Ulrich. Troops that come on later do it in column, as the advance guard does there.',
  },
  { id: 'HOW-SCEN-06', title: 'Kutzdorf: forces' },
  { id: 'HOW-SCEN-07', title: 'Kutzdorf: rules' },
  { id: 'HOW-SCEN-08', title: 'Kutzdorf: map' },
  { id: 'HOW-SCEN-09', title: 'Spittelwitz: Blue forces' },
  { id: 'HOW-SCEN-10', title: 'Spittelwitz: Red forces' },
  {
    id: 'HOW-SCEN-11',
    title: 'Spittelwitz: rules',
    says: 'Spittelwitz: some troops may not move in the first turns.',
  },
  { id: 'HOW-SCEN-12', title: 'Spittelwitz: positions' },
  { id: 'HOW-SCEN-13', title: 'Spittelwitz: map' },
  { id: 'HOW-SCEN-14', title: 'Lobositz: Prussian forces' },
  { id: 'HOW-SCEN-15', title: 'Lobositz: Austrian forces' },
  {
    id: 'HOW-SCEN-16',
    title: 'Lobositz: terrain',
    says: 'The ground of Lobositz, where a sunken road shelters troops as works do.',
  },
  { id: 'HOW-SCEN-17', title: 'Lobositz: objectives' },
  {
    id: 'HOW-SCEN-18',
    title: 'Lobositz: mist',
    says: 'The mist of Lobositz: in low ground fire and charges from afar may come to nothing.',
  },
  { id: 'HOW-SCEN-19', title: 'Lobositz: locked brigades' },
  {
    id: 'HOW-SCEN-20',
    title: 'Lobositz: change of general',
    says: 'The change of general at Lobositz: one leaves the field and another takes the army over.',
  },
  { id: 'HOW-SCEN-21', title: 'Lobositz: map' },
  { id: 'HOW-SCEN-22', title: 'Lobositz: attacker' },
  {
    id: 'HOW-SCEN-23',
    title: 'Scaled tables',
    says: 'At another figure scale the whole table grows or shrinks with the figures.',
  },
];

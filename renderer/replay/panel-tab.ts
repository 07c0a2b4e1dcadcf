/** What can stand in the lower half of the panel beside the table. */
export type PanelTab = 'log' | 'unit' | 'why' | 'luck' | 'chapters' | 'marks' | 'history';

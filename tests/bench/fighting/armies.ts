/** The text of a scenario with two like armies of `units` together, on a table that grows with them. */
export function armiesOf(units: number): string {
  const brigades = units / 10;
  const width = 20 + brigades * 36;
  const side = (name: string, front: number, rear: -1 | 1): string[] => [
    `  ${name.toLowerCase()}:`,
    `    name: ${name}`,
    '    nation: prussia',
    ...(name === 'Blue' ? ['    attacker: true'] : []),
    '    brigades:',
    ...Array.from({ length: brigades }, (_, brigade) => {
      const west = 20 + brigade * 36;
      return [
        `      - name: ${name} brigade ${brigade}`,
        `        commander: { rating: dependable, at: [${west + 9}, ${front + rear * 24}] }`,
        '        units:',
        ...Array.from({ length: 5 }, (_each, unit) => {
          const at = `[${west + (unit % 2) * 18}, ${front + rear * Math.floor(unit / 2) * 8}]`;
          return `          - { name: ${name} ${brigade} ${unit}, type: line infantry, at: ${at}, heading: ${rear === -1 ? 0 : 180}, formation: line }`;
        }),
      ].join('\n');
    }),
  ];
  return [
    'cockade: 1',
    'title: Growing armies',
    'kind: fictional',
    'rules: { system: honours-of-war, scale: 28mm }',
    `table: { size: [${width}, 150] }`,
    'armies:',
    ...side('Blue', 45, -1),
    ...side('Red', 105, 1),
    '',
  ].join('\n');
}

/** A scenario that says something under every key there is. */
export const WHOLE = `
cockade: 1
title: Everything at Once
kind: historical
date: 1 October 1756
period: Seven Years War
maker: The Cockade team
source: Nobody's memoirs
description: |
  A first paragraph: with a colon.

  And a second.
notes: One line.
rules: { system: honours-of-war, scale: 15mm, options: { weather: changing, 'brigade morale': 'yes' } }
table:
  size: [8ft, 150cm]
  ground: autumn grass
  season: autumn
  one foot: 900m
  picture: { file: sketch.png, corner: [-2, 3], width: 7ft, opacity: 0.25 }
weather: { start: light rain, changing: true }
clock: { begins: '08:00', turn: 60, sunrise: '06:09', sunset: '17:43' }
terrain:
  - hill:
      name: Round Hill
      slope: steep
      outline: { ellipse: { at: [60, 70], radii: [20, 14], turn: 10 } }
      contours:
        - { height: 2, outline: { ellipse: { at: [60, 70], radii: [18, 12], turn: 10 } } }
        - { height: 4, outline: { ellipse: { at: [60, 70], radii: [9, 6], turn: 10 } } }
  - wood: { outline: { polygon: [[10, 10], [20, 10], [15, 22]] }, repeat: { times: 3, by: [15, 1] } }
  - marsh: { name: Fen, outline: { smooth: [[100, 10], [120, 10], [110, 22]] }, effects: { movement: quarter } }
  - custom area:
      name: Pit
      what: quarry
      outline: { rectangle: { at: [150, 30], size: [12, 9], turn: -15 } }
      effects: { movement: { horse: closed, guns: closed, foot: half }, cover: light, sight: blocked }
  - river: { name: Elbe, class: impassable, width: 30, course: [[0, 150], [240, 150]] }
  - stream: { name: Bach, course: { smooth: [[0, 90], [60, 94], [120, 88]] } }
  - bridge: { name: Elbe Bridge, over: Elbe, at: [200, 150] }
  - ford: { over: Bach, at: [60, 94], width: 8 }
  - road: { name: Highway, course: [[0, 40], [240, 44]] }
  - sunken road: { name: Hollow Way, width: 3, course: [[0, 44], [50, 48]] }
  - abatis: { course: [[70, 20], [80, 20]] }
  - hedge: { name: Hedge, course: [[90, 20], [99, 20]], overrides: { mcnally: { thick: true, rows: [1, null] } } }
  - custom line: { what: mill race, course: [[20, 60], [20, 80]], effects: { movement: half } }
  - entrenchment: { name: Breastwork, at: [130, 60], heading: 270, length: 12 }
  - entrenchment: { course: [[140, 70], [150, 70]], faces: right }
  - redoubt: { name: Star, at: [170, 80], heading: 315, size: [10, 8] }
  - redoubt: { outline: { polygon: [[180, 80], [190, 80], [190, 88]] } }
  - bua: { name: Lobositz, build: urban, fortified: true, blocks: [{ at: [200, 100] }, { at: [212, 100], turn: 8, side: 9 }] }
  - bua: { name: Radostitz, blocks: [{ at: [40, 120] }] }
entry points:
  - { name: Entry of the Highway, at: [243.84, 60], heading: 270 }
armies:
  blue:
    name: Prussians
    nation: prussia
    year: 1756
    attacker: true
    break point: 10
    briefing: |
      Take the hill.

      Then the town.
    deployment:
      - { name: The Valley, outline: { rectangle: { at: [40, 60], size: [80, 60] } } }
      - { name: The Road, outline: { polygon: [[0, 0], [40, 0], [40, 20], [0, 20]] }, for: [First Brigade, Seydlitz] }
    general: { name: The King, rating: dashing, at: [20, 60] }
    lieutenant generals:
      - { name: Keith, rating: diced, at: [22, 60] }
      - { name: Bevern, rating: dependable, at: [24, 70], leads: [First Brigade] }
    brigades:
      - name: First Brigade
        commander: { name: Manstein, rating: diced, at: [30, 60] }
        deploy: { at: [50, 50], heading: 90, spacing: 12, ranks: 2 }
        units:
          - { name: Itzenplitz, type: line infantry, class: superior, size: large, drill: well, morale: high, repeat: 3 }
          - { name: Kleist, type: freikorps, fights as: close order, battalion guns: false, poor shots: true }
      - name: Saxons
        nation: saxony-with-prussia
        commander: { rating: dithering, at: [0, 60] }
        arrives: { turn: 4, at: [0, 60], heading: 90, needs: 4 }
        units:
          - { name: Minckwitz, type: line infantry, class: inferior, morale: low, drill: badly }
          - { name: Jaeger, type: jaeger, weapon: muskets, size: small }
    independents:
      - { name: Seydlitz, type: cuirassiers, at: [20, 30], heading: 90, formation: double line }
  red:
    name: Austrians
    nation: austria
    year: 1756
    brigades:
      - name: First Brigade
        commander: { at: [180, 60] }
        units:
          - { name: Garrison, type: line infantry, foreign: true, inside: Lobositz/2 }
          - { name: Outpost, type: grenzer, inside: Radostitz, overrides: { honours-of-war: { rows: two } } }
          - { name: Guns, type: heavy gun, at: [180, 70], heading: 270, formation: limbered }
    independents:
      - { name: Hussars, type: hussars, arrives: { turn: 2, entry: Entry of the Highway } }
objectives:
  - { name: The Town, feature: Lobositz/1, points: 2, holder: red, from turn: 2, until turn: 9 }
  - { name: The Ridge, at: [60, 70] }
victory:
  turns: 12
  then: red
  conditions: [{ side: blue, holds: [The Town, The Ridge], by turn: 8, or loses: true }, { side: red, holds: [The Ridge] }]
special:
  - hold: { units: [red/first-brigade, Hussars], until: { turn: 3, attacked: true, enemy within: 15cm, lost: The Ridge }, reason: Mist. }
  - mist: { turns: [1, 3], beyond: 10cm, fails on: 2, except: [Lobositz], reason: The river mist. }
  - note: Nobody eats the plums.
events:
  - { turn: 2, text: 'The mist lifts, slowly.' }
  - { turn: 5, at: end, leaves: The King, successor: Keith, text: The King rides off. }
  - { turn: 6, weather: storm }
  - { turn: 7, burns: Elbe Bridge }
  - { when: { taken: The Town, by: blue, lost: [Hussars], attacked: [Seydlitz] }, text: Now or never. }
  - { turn: 3, at: end, when: { lost: [Guns] }, frees: [Hussars] }
accept:
  - { code: brigade-size, field: 'armies.blue.brigades[1]', reason: As it was. }
  - { code: no-such-code, reason: Kept for the test. }
`;

import { testTroops } from './troops';

testTroops([
  [
    'HOW-NAT-10',
    'prussia',
    [
      ['Cuirassiers', 1757, 'heavy horse, superior'],
      ['Dragoons', 1757, 'medium horse, standard'],
      ['Hussars', 1757, 'light horse, standard'],
      ['Bosniaks', 1757, 'light horse, inferior'],
    ],
  ],
  [
    'HOW-NAT-11',
    'prussia',
    [
      ['Guards', 1757, 'close order, superior'],
      ['Grenadiers', 1757, 'close order, superior'],
      ['Musketeers and fusiliers', 1757, 'close order, standard'],
      ['Freikorps, close order', 1757, 'close order, inferior'],
      ['Freikorps, light', 1757, 'light foot, inferior'],
      ['Better freikorps', 1757, 'light foot, standard'],
      ['Garrison regiments', 1757, 'close order, inferior'],
      ['Militia', 1757, 'close order, inferior'],
      ['Jaeger', 1757, 'light foot, standard, small, rifles'],
    ],
  ],
  [
    'HOW-NAT-12',
    'prussia',
    [
      ['3-pounders', 1757, 'light guns, standard'],
      ['6-pounders', 1757, 'medium guns, standard'],
      ['12-pounders', 1757, 'heavy guns, standard'],
      ['Howitzers', 1757, 'medium guns, standard'],
      ['Horse artillery', null, 'medium guns, standard'],
      ['Horse artillery', 1756, 'medium guns, standard'],
    ],
  ],
  [
    'HOW-NAT-14',
    'austria',
    [
      ['Cuirassiers', 1757, 'heavy horse, superior'],
      ['Converged carabiniers', 1757, 'heavy horse, superior'],
      ['Dragoons', 1757, 'medium horse, standard'],
      ['Hussars', 1757, 'light horse, inferior'],
      ['Chevaulegers', 1757, 'light horse, standard'],
    ],
  ],
  [
    'HOW-NAT-15',
    'austria',
    [
      ['Grenadiers', 1757, 'close order, superior'],
      ['German regiments', 1757, 'close order, standard'],
      ['Hungarian regiments', 1757, 'close order, standard'],
      ['Grenzer', 1757, 'light foot, standard, muskets'],
      ['Jaeger', 1757, 'light foot, standard, rifles'],
    ],
  ],
  [
    'HOW-NAT-16',
    'austria',
    [
      ['3-pounders', 1757, 'light guns, superior'],
      ['6-pounders', 1757, 'medium guns, superior'],
      ['12-pounders', 1757, 'heavy guns, superior'],
      ['Howitzers', 1757, 'medium guns, superior'],
      ['Horse artillery', 1760, null],
      ['Horse artillery', 1761, 'light guns, superior'],
    ],
  ],
  [
    'HOW-NAT-29',
    'saxony',
    [
      ['Guards', 1756, 'close order, superior'],
      ['Grenadiers', 1756, 'close order, superior'],
      ['Line regiments', 1756, 'close order, standard'],
      ['Line regiments', 1757, null],
      ['Garde du Corps', 1756, 'heavy horse, superior'],
      ['Cuirassiers', 1756, 'heavy horse, superior'],
      ['Light dragoons', 1756, 'light horse, standard'],
      ['Chevaulegers', 1756, 'light horse, standard'],
    ],
  ],
  [
    'HOW-NAT-30',
    'saxony',
    [
      ['Quick-firing 3-pounders', 1756, 'light guns, standard'],
      ['Quick-firing 6-pounders', 1756, 'medium guns, standard'],
      ['Quick-firing 6-pounders', 1757, null],
      ['12-pounders', 1756, 'heavy guns, standard'],
    ],
  ],
  [
    'HOW-NAT-31',
    'saxony-with-prussia',
    [
      ['Line regiments', 1757, 'close order, inferior'],
      ['Line regiments', 1758, null],
      ['Grenadiers', 1757, 'close order, inferior'],
      ['The last battalion', 1758, 'close order, inferior'],
    ],
  ],
  [
    'HOW-NAT-31',
    'saxony-with-austria',
    [
      ['Karabiniersgarde', 1757, 'heavy horse, superior'],
      ['Chevaulegers', 1757, 'light horse, standard'],
      ['Uhlans', 1757, 'light horse, inferior'],
    ],
  ],
  [
    'HOW-NAT-31',
    'saxony-with-france',
    [
      ['Grenadiers', 1759, 'close order, superior'],
      ['Line regiments', 1759, 'close order, standard'],
      ['Cuirassiers', 1759, 'heavy horse, superior'],
      ['Chevaulegers', 1759, 'light horse, standard'],
    ],
  ],
  [
    'HOW-NAT-33',
    'reichsarmee',
    [
      ['Cuirassiers', 1757, 'heavy horse, standard'],
      ['Dragoons', 1757, 'medium horse, inferior'],
      ['Light horse', 1757, 'light horse, inferior'],
    ],
  ],
  [
    'HOW-NAT-34',
    'reichsarmee',
    [
      ['Guards', 1757, 'close order, standard'],
      ['Grenadiers', 1757, 'close order, standard'],
      ['Regiments of the Circles', 1757, 'close order, inferior'],
      ['Better regiments', 1757, 'close order, standard'],
    ],
  ],
  [
    'HOW-NAT-35',
    'reichsarmee',
    [
      ['3- and 4-pounders', 1757, 'light guns, inferior'],
      ['6-pounders', 1757, 'medium guns, inferior'],
      ['12-pounders', 1757, 'heavy guns, inferior'],
    ],
  ],
]);

/** Which groups of tests could notice that a place is broken: those that ask for it, or read a constant it went into. */
import { Stage } from './stage.mjs';
import { Switchboard } from './switchboard.mjs';

/**
 * Runs every script once while all is whole. Gives the groups, and for each place the numbers of those that ask for it; or the
 * script that fails as it is.
 */
export async function measured(folder, scripts) {
  const groups = [];
  /** By constant: the places that went into it as it loaded, and the constants that did. */
  const places = new Map();
  const parts = new Map();
  for (const script of scripts) {
    const board = new Switchboard();
    const stage = new Stage(folder, board);
    const fresh = () => ({ places: new Set(), constants: new Set() });
    /** What is asked for beside constants as the script loads, which every group may build on. */
    const loading = fresh();
    let constant = null;
    let now = loading;
    board.begins = (number) => (constant = number);
    board.note = (place) => (constant === null ? now.places : at(places, constant)).add(place);
    board.read = (number) => (constant === null ? now.constants : at(parts, constant)).add(number);
    const own = [];
    const listed = stage.groupsOf(script, (number) => {
      constant = null;
      own[number] = now = fresh();
    });
    for (const [number, tests] of listed.entries()) {
      now = own[number];
      board.asked = 0;
      const start = performance.now();
      try {
        for (const test of tests) await test();
      } catch {
        return { failing: script };
      }
      groups.push({
        script,
        number,
        ms: performance.now() - start,
        asked: board.asked,
        places: new Set([...loading.places, ...now.places]),
        constants: new Set([...loading.constants, ...now.constants]),
      });
    }
  }
  const all = closureOf(places, parts);
  const asking = new Map();
  for (const [index, group] of groups.entries()) {
    const found = new Set(group.places);
    for (const constant of group.constants) for (const place of all(constant)) found.add(place);
    for (const place of found) at(asking, place).add(index);
  }
  return { groups: groups.map(({ script, number, ms, asked }) => ({ script, number, ms, asked })), asking };
}

/** The places that went into a constant, also by way of others. */
function closureOf(places, parts) {
  const known = new Map();
  return function all(constant) {
    let found = known.get(constant);
    if (!found) {
      found = new Set(places.get(constant));
      known.set(constant, found);
      for (const part of parts.get(constant) ?? []) for (const place of all(part)) found.add(place);
    }
    return found;
  };
}

function at(map, key) {
  let found = map.get(key);
  if (!found) map.set(key, (found = new Set()));
  return found;
}

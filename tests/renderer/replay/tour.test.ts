import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tour } from '../../../renderer/replay';

const NOTES = [3, 12, 20].map((moment) => ({ moment, text: '', camera: null }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begun() {
  const been: number[] = [];
  const tour = new Tour(({ moment }) => void been.push(moment));
  tour.begin(NOTES);
  return { tour, been };
}

it('goes from mark to mark every five seconds, and ends after the last', () => {
  const { tour, been } = begun();
  expect([been, tour.isOn]).toEqual([[3], true]);
  vi.advanceTimersByTime(4999);
  expect(been).toEqual([3]);
  vi.advanceTimersByTime(5001);
  expect([been, tour.isOn]).toEqual([[3, 12, 20], true]);
  vi.advanceTimersByTime(5000);
  expect([been, tour.isOn]).toEqual([[3, 12, 20], false]);
});

it('goes nowhere once it is stopped, and one that begins anew goes alone', () => {
  const { tour, been } = begun();
  tour.stop();
  expect(tour.isOn).toBe(false);
  vi.advanceTimersByTime(2000);
  tour.begin(NOTES);
  vi.advanceTimersByTime(4999);
  expect(been).toEqual([3, 3]);
  vi.advanceTimersByTime(1);
  expect(been).toEqual([3, 3, 12]);
});

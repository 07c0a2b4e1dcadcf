import { expect, it } from 'vitest';
import { Workspace } from '../../../renderer/frame';
import { FakeDesk } from '../fake-desk';

it.each([1280, 900])('folds the panel of the view on show and no other, in a window of %d px', (width) => {
  const workspace = new Workspace(new FakeDesk(), width);
  const open = (view: Workspace['view']): boolean => {
    workspace.view = view;
    return workspace.rightOpen;
  };
  const begun = open('replay');
  workspace.fold('right');
  expect(open('replay')).toBe(!begun);
  expect(open('print')).toBe(begun);
  workspace.view = 'library';
  workspace.fold('right');
  expect(open('replay')).toBe(!begun);
  workspace.view = 'balance';
  workspace.fold('left');
  workspace.view = 'editor';
  expect(workspace.leftOpen).toBe(begun);
});

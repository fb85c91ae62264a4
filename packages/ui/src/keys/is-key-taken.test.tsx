import { expect, it, onTestFinished } from 'vitest';
import { isKeyTaken } from './is-key-taken.ts';

/** Renders the HTML, presses a key in the element with the id `pressed`, and returns whether the key was taken. */
function isTaken(html: string, init: KeyboardEventInit = {}, ownId?: string): boolean | undefined {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  onTestFinished(() => container.remove());
  let taken: boolean | undefined;
  const own = ownId === undefined ? null : document.getElementById(ownId);
  const listen = (event: KeyboardEvent) => (taken = isKeyTaken(event, own));
  document.addEventListener('keydown', listen);
  onTestFinished(() => document.removeEventListener('keydown', listen));
  const event = new KeyboardEvent('keydown', {
    key: 'Escape',
    bubbles: true,
    cancelable: true,
    ...init,
  });
  document.getElementById('pressed')?.dispatchEvent(event);
  return taken;
}

const button = '<button id="pressed">Row</button>';

it.each([
  { where: 'a button', html: button, taken: false },
  { where: 'a field', html: '<input id="pressed">', taken: true },
  { where: 'a choice', html: '<select id="pressed"></select>', taken: true },
  { where: 'a text', html: '<p contenteditable id="pressed"></p>', taken: true },
  {
    where: 'an open disclosure',
    html: '<button aria-expanded="true" id="pressed"></button>',
    taken: true,
  },
  {
    where: 'a closed disclosure',
    html: '<button aria-expanded="false" id="pressed"></button>',
    taken: false,
  },
  { where: 'a menu', html: `<div role="menu">${button}</div>`, taken: true },
  { where: 'a dialog', html: `<div role="dialog">${button}</div>`, taken: true },
  {
    where: 'an element below a dialog',
    html: `${button}<div role="dialog" aria-modal="true"></div>`,
    taken: true,
  },
])('isKeyTaken in $where is $taken', ({ html, taken }) => {
  expect(isTaken(html)).toBe(taken);
});

it.each(['ctrlKey', 'metaKey', 'altKey'])(
  'isKeyTaken leaves keys with %s to the browser',
  (modifier) => {
    expect(isTaken(button, { [modifier]: true })).toBe(true);
  },
);

it.each([
  { what: button, taken: false },
  { what: '<input id="pressed">', taken: true },
])('isKeyTaken is false in the own dialog of the handler, except in fields: $what', (one) => {
  expect(isTaken(`<div role="dialog" id="own">${one.what}</div>`, {}, 'own')).toBe(one.taken);
});

it('isKeyTaken is true once a handler prevented the default', () => {
  const answer = (event: Event) => event.preventDefault();
  document.body.addEventListener('keydown', answer);
  onTestFinished(() => document.body.removeEventListener('keydown', answer));
  expect(isTaken(button)).toBe(true);
});

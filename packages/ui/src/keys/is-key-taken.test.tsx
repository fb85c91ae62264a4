import { expect, it, onTestFinished } from 'vitest';
import { isKeyTaken } from './is-key-taken.ts';

/** Puts this into the page and presses a key in what has the `id` "pressed"; returns whether it was taken. */
function isTaken(html: string, init: KeyboardEventInit = {}, ownId?: string): boolean | undefined {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  onTestFinished(() => place.remove());
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
    where: 'what is unfolded',
    html: '<button aria-expanded="true" id="pressed"></button>',
    taken: true,
  },
  {
    where: 'what is folded',
    html: '<button aria-expanded="false" id="pressed"></button>',
    taken: false,
  },
  { where: 'a menu', html: `<div role="menu">${button}</div>`, taken: true },
  { where: 'a dialog', html: `<div role="dialog">${button}</div>`, taken: true },
  {
    where: 'what lies under a question',
    html: `${button}<div role="dialog" aria-modal="true"></div>`,
    taken: true,
  },
])('a key in $where is taken: $taken', ({ html, taken }) => {
  expect(isTaken(html)).toBe(taken);
});

it.each(['ctrlKey', 'metaKey', 'altKey'])('a key with %s is the browser’s', (modifier) => {
  expect(isTaken(button, { [modifier]: true })).toBe(true);
});

it.each([
  { what: button, taken: false },
  { what: '<input id="pressed">', taken: true },
])('a dialog that asks for itself has its keys, but for what takes them in it: $what', (one) => {
  expect(isTaken(`<div role="dialog" id="own">${one.what}</div>`, {}, 'own')).toBe(one.taken);
});

it('is taken once something has answered it', () => {
  const answer = (event: Event) => event.preventDefault();
  document.body.addEventListener('keydown', answer);
  onTestFinished(() => document.body.removeEventListener('keydown', answer));
  expect(isTaken(button)).toBe(true);
});

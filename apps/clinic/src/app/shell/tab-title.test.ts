import { describe, expect, it } from 'vitest';
import { tabTitle } from './tab-title.ts';

describe('tabTitle', () => {
  it.each([
    { waiting: 0, isAtDoor: false, title: 'Home · Zampa' },
    { waiting: 1, isAtDoor: false, title: '(1) Home · Zampa' },
    { waiting: 12, isAtDoor: false, title: '(12) Home · Zampa' },
    { waiting: 0, isAtDoor: true, title: '📹 Home · Zampa' },
    { waiting: 12, isAtDoor: true, title: '📹 (12) Home · Zampa' },
  ])(
    '$waiting waiting, guest in the waiting room: $isAtDoor → $title',
    ({ waiting, isAtDoor: isGuestWaiting, title }) => {
      expect(tabTitle('Home', waiting, isGuestWaiting)).toBe(title);
    },
  );
});

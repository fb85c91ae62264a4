import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTyping } from './typing.ts';

const giulia = { conversationId: 'c', userId: 'vet', firstName: 'Giulia' };

describe('createTyping', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const shown = (typing: ReturnType<typeof createTyping>) => [
    ...(typing.people().get('c')?.values() ?? []),
  ];

  it('tells every three seconds at most, each conversation by itself', () => {
    const told: string[] = [];
    const typing = createTyping((_, { conversationId }) => told.push(conversationId));
    for (const conversation of ['c', 'c', 'other']) typing.say(conversation);
    vi.advanceTimersByTime(2999);
    typing.say('c');
    expect(told).toEqual(['c', 'other']);
    vi.advanceTimersByTime(1);
    typing.say('c');
    expect(told).toEqual(['c', 'other', 'c']);
  });

  it('shows somebody for five seconds after the last time', () => {
    const typing = createTyping(() => {});
    typing.heard(giulia);
    vi.advanceTimersByTime(4000);
    typing.heard(giulia);
    vi.advanceTimersByTime(4999);
    expect(shown(typing)).toEqual(['Giulia']);
    vi.advanceTimersByTime(1);
    expect(shown(typing)).toEqual([]);
  });

  it('shows nobody any more whose message has come', () => {
    const typing = createTyping(() => {});
    typing.heard(giulia);
    typing.heard({ ...giulia, userId: 'colleague', firstName: 'Luca' });
    typing.wrote('c', 'vet');
    expect(shown(typing)).toEqual(['Luca']);
  });

  it('tells from the beginning, however young the page is', () => {
    const told: string[] = [];
    vi.setSystemTime(0);
    const typing = createTyping((_, { conversationId }) => told.push(conversationId));
    vi.spyOn(performance, 'now').mockReturnValue(5);
    typing.say('c');
    expect(told).toEqual(['c']);
  });

  it('tells of no change where nobody was writing', () => {
    const typing = createTyping(() => {});
    typing.heard(giulia);
    const changes = vi.fn<() => void>();
    typing.subscribe(changes);
    typing.wrote('c', null);
    typing.wrote('c', 'colleague');
    typing.wrote('other', 'vet');
    expect(changes).not.toHaveBeenCalled();
    expect(shown(typing)).toEqual(['Giulia']);
  });

  it('tells what is on the screen once, again to a new connection, and when nothing shows it any more', () => {
    const told: string[] = [];
    const typing = createTyping((event, { conversationId }) =>
      told.push(`${event} ${conversationId}`),
    );
    const [thread, list] = [typing.look('c'), typing.look('c')];
    thread();
    typing.connected();
    list();
    typing.connected();
    expect(told).toEqual(['open c', 'open c', 'leave c']);
  });
});

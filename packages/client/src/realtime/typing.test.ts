import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTyping } from './typing.ts';

const giulia = { conversationId: 'c', userId: 'vet', firstName: 'Giulia' };

describe('createTyping', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const shownNames = (typing: ReturnType<typeof createTyping>) => [
    ...(typing.people().get('c')?.values() ?? []),
  ];

  it('sends at most one typing message per conversation in three seconds', () => {
    const sent: string[] = [];
    const typing = createTyping((_, { conversationId }) => sent.push(conversationId));
    for (const conversation of ['c', 'c', 'other']) typing.sendTyping(conversation);
    vi.advanceTimersByTime(2999);
    typing.sendTyping('c');
    expect(sent).toEqual(['c', 'other']);
    vi.advanceTimersByTime(1);
    typing.sendTyping('c');
    expect(sent).toEqual(['c', 'other', 'c']);
  });

  it('shows a name for five seconds after the last typing message', () => {
    const typing = createTyping(() => {});
    typing.receiveTyping(giulia);
    vi.advanceTimersByTime(4000);
    typing.receiveTyping(giulia);
    vi.advanceTimersByTime(4999);
    expect(shownNames(typing)).toEqual(['Giulia']);
    vi.advanceTimersByTime(1);
    expect(shownNames(typing)).toEqual([]);
  });

  it("hides a name once the person's message arrives", () => {
    const typing = createTyping(() => {});
    typing.receiveTyping(giulia);
    typing.receiveTyping({ ...giulia, userId: 'colleague', firstName: 'Luca' });
    typing.clearTyping('c', 'vet');
    expect(shownNames(typing)).toEqual(['Luca']);
  });

  it('sends the first typing message right after the page loaded', () => {
    const sent: string[] = [];
    vi.setSystemTime(0);
    const typing = createTyping((_, { conversationId }) => sent.push(conversationId));
    vi.spyOn(performance, 'now').mockReturnValue(5);
    typing.sendTyping('c');
    expect(sent).toEqual(['c']);
  });

  it('does not notify listeners if the author was not typing', () => {
    const typing = createTyping(() => {});
    typing.receiveTyping(giulia);
    const changes = vi.fn<() => void>();
    typing.subscribe(changes);
    typing.clearTyping('c', null);
    typing.clearTyping('c', 'colleague');
    typing.clearTyping('other', 'vet');
    expect(changes).not.toHaveBeenCalled();
    expect(shownNames(typing)).toEqual(['Giulia']);
  });

  it('sends "open" once per conversation and connection, and "leave" when no screen shows the conversation', () => {
    const sent: string[] = [];
    const typing = createTyping((event, { conversationId }) =>
      sent.push(`${event} ${conversationId}`),
    );
    const [thread, list] = [typing.watch('c'), typing.watch('c')];
    thread();
    typing.resendOpen();
    list();
    typing.resendOpen();
    expect(sent).toEqual(['open c', 'open c', 'leave c']);
  });
});

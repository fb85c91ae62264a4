import { describe, expect, it } from 'vitest';
import { followShell, type ShellPlugins } from './follow-shell.ts';

const page = { origin: 'https://zampa.example', href: 'https://zampa.example/app/dashboard' };

/** A telephone whose system tells the app what somebody has pressed. */
function phone() {
  const heard = new Map<string, (event: never) => void>();
  const addListener = async (name: string, hear: (event: never) => void) => {
    heard.set(name, hear);
    return { remove: async () => void heard.delete(name) };
  };
  const plugins = { app: { addListener }, push: { addListener } } as unknown as ShellPlugins;
  const tell = (name: string, event: object) => heard.get(name)?.(event as never);
  return { plugins, tell, heard };
}

function following() {
  const opened: string[] = [];
  const { plugins, tell, heard } = phone();
  const stop = followShell({ openPage: (address) => void opened.push(address) }, plugins, page);
  return { opened, tell, heard, stop };
}

describe('what is pressed outside of the page', () => {
  it('is opened in it: links, and notifications', () => {
    const { opened, tell } = following();
    tell('appUrlOpen', { url: 'https://zampa.example/app/appointment/abc' });
    tell('pushNotificationActionPerformed', {
      notification: { data: { id: '1', kind: 'MESSAGE', url: '/app/workspace/chat/1' } },
    });
    expect(opened).toEqual(['/app/appointment/abc', '/app/workspace/chat/1']);
  });

  it.each([
    ['appUrlOpen', { url: 'https://evil.example/app/' }],
    ['pushNotificationActionPerformed', { notification: { data: { url: '//evil.example/' } } }],
    ['pushNotificationActionPerformed', { notification: { data: {} } }],
    ['pushNotificationActionPerformed', { notification: { data: undefined } }],
  ])('is left alone where it leads elsewhere or nowhere: %s %j', (name, event) => {
    const { opened, tell } = following();
    tell(name, event);
    expect(opened).toEqual([]);
  });

  it('is heard no more once nobody is signed in', async () => {
    const { heard, stop } = following();
    expect(heard.size).toBe(2);
    stop();
    await expect.poll(() => heard.size).toBe(0);
  });
});

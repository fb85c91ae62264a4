import { describe, expect, it } from 'vitest';
import { followShell, type ShellPlugins } from './follow-shell.ts';

const location = { origin: 'https://zampa.example', href: 'https://zampa.example/app/dashboard' };

/** A telephone whose system tells the app what somebody has pressed. */
function phone() {
  const heard = new Map<string, (event: never) => void>();
  const addListener = async (name: string, hear: (event: never) => void) => {
    heard.set(name, hear);
  };
  const done: string[] = [];
  const minimizeApp = async () => void done.push('aside');
  const app = { addListener, minimizeApp };
  const plugins = { app, push: { addListener } } as unknown as ShellPlugins;
  const tell = (name: string, event: object) => heard.get(name)?.(event as never);
  return { plugins, tell, done };
}

function following() {
  const opened: string[] = [];
  const { plugins, tell, done } = phone();
  const history = { back: () => void done.push('back') };
  const openPage = (address: string) => void opened.push(address);
  followShell({ openPage }, plugins, { location, history });
  return { opened, tell, done };
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
    ['appUrlOpen', { url: 'https://zampa.example/api/files/1' }],
    ['pushNotificationActionPerformed', { notification: { data: { url: '/workspace/team' } } }],
    ['pushNotificationActionPerformed', { notification: { data: { url: '//evil.example/' } } }],
    ['pushNotificationActionPerformed', { notification: { data: {} } }],
    ['pushNotificationActionPerformed', { notification: { data: undefined } }],
  ])('is left alone where it leads elsewhere or nowhere: %s %j', (name, event) => {
    const { opened, tell } = following();
    tell(name, event);
    expect(opened).toEqual([]);
  });

  it.each([
    [true, 'back'],
    [false, 'aside'],
  ])('goes back where there is something to go back to: %s, %s', (canGoBack, what) => {
    const { tell, done } = following();
    tell('backButton', { canGoBack });
    expect(done).toEqual([what]);
  });
});

import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canTraverse, firstBarrier } from './account.ts';

describe('canWalk', () => {
  const stranger = { name: 'stranger', uid: 54_321, gid: 54_321 };
  const owner = { name: 'owner', uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const member = { ...owner, name: 'member', uid: stranger.uid };
  let parent: string;
  let child: string;

  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'zampa-walk-'));
    child = join(parent, 'child');
    await mkdir(child);
    await chown(parent, owner.uid, owner.gid);
  });
  afterEach(() => rm(parent, { recursive: true }));

  it.each([
    { mode: 0o700, account: owner, walks: true },
    { mode: 0o700, account: member, walks: false },
    { mode: 0o710, account: member, walks: true },
    { mode: 0o710, account: stranger, walks: false },
    { mode: 0o711, account: stranger, walks: true },
    { mode: 0o744, account: stranger, walks: false },
  ])('$account.name through a parent of mode $mode → $walks', async ({ mode, account, walks }) => {
    await chmod(parent, mode);
    expect(canTraverse(account, child)).toBe(walks);
    expect(firstBarrier(account, child)).toBe(walks ? null : parent);
  });

  it('uses the existing parents of a directory that does not exist', async () => {
    await chmod(parent, 0o700);
    expect(canTraverse(stranger, join(child, 'to', 'come'))).toBe(false);
  });
});

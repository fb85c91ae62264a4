import { describe, expect, it } from 'vitest';
import { useSoundCheckout } from '../use-sound-checkout.ts';
import { decisionsDocument } from './decisions-document.ts';

const PAGE = 'docs/decisions/README.md';
const decision = (number: string, title: string, sentence: string) =>
  `# ${number} · ${title}\n\n${sentence}\n\n**Status:** accepted\n\n## Context\n\nNone.\n`;

describe('index of decisions', () => {
  const { write, run, root } = useSoundCheckout();

  it('lists each decision with title and sentence under its subject, superseded ones last', async () => {
    await write({
      'docs/decisions/082-video-call.md': decision('082', 'Run calls', 'A call is\none object.'),
      'docs/decisions/077-video.md': decision('077', 'Store meetings', 'Meetings are rows.'),
      'docs/decisions/001-database.md': decision('001', 'Use a database', 'Zampa starts one.'),
      'docs/decisions/superseded/009-json.md': decision('009', 'Build JSON', 'SQL built it.'),
      'docs/decisions/999-latest.md': decision('999', 'Be late', 'It is the latest.'),
      'docs/architecture.md': decision('002', 'No decision', 'It is a page.'),
    });
    const { path, text } = await decisionsDocument(root());
    expect(path).toBe(PAGE);
    expect(text.split('\n').filter((line) => /^(## |- )/.test(line))).toEqual([
      '## Database and queries',
      '- [001](001-database.md) **Use a database.** Zampa starts one.',
      '## Video',
      '- [077](077-video.md) **Store meetings.** Meetings are rows.',
      '- [082](082-video-call.md) **Run calls.** A call is one object.',
      '## Others',
      '- [999](999-latest.md) **Be late.** It is the latest.',
      '## Superseded',
      '- [009](superseded/009-json.md) **Build JSON.** SQL built it.',
    ]);
  });

  it('fails the check "generated files" when a decision is missing from it', async () => {
    const { path, text } = await decisionsDocument(root());
    await write({ [path]: text });
    expect(await run('generated files')).not.toContain(PAGE);
    await write({ 'docs/decisions/001-database.md': decision('001', 'Use one', 'It is used.') });
    expect(await run('generated files')).toContain(`${PAGE} is not what`);
  });
});

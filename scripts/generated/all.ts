import { decisionsDocument } from './decisions-document.ts';
import { formatText, type GeneratedFile } from './generated-file.ts';
import { icons } from './icons.ts';
import { lists } from './lists.ts';
import { storeTexts } from './store-texts.ts';
import { texts } from './texts.ts';

/** Every kind of file that nobody writes by hand, in the order in which one takes from another. */
const kinds: readonly ((root: string) => Promise<readonly GeneratedFile[]>)[] = [
  lists,
  texts,
  storeTexts,
  icons,
  async (root) => [await decisionsDocument(root)],
  // Read only now, so that they take from the lists as these have just been written.
  async () => {
    const { callKeys, staffRights } = await import('./contract-lists.ts');
    return [callKeys(), staffRights()];
  },
  async () => {
    const { authorizationDocument, limitsDocument, settingsDocument } =
      await import('./documents.ts');
    return [authorizationDocument(), limitsDocument(), settingsDocument()];
  },
];

/** Makes what is generated for the checkout at `root`, formatted as everything else, kind after kind. */
export async function* generatedFiles(root: string): AsyncGenerator<GeneratedFile> {
  for (const filesOf of kinds)
    for (const { path, text } of await filesOf(root))
      yield { path, text: isFormatted(path) ? await formatText(path, text) : text };
}

/** The formatter knows none of what the tools of phones read. */
const isFormatted = (path: string) => !/[.](xml|strings)$/.test(path);

import { NativeSelect } from '@mantine/core';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { ENCODINGS } from './files/encodings.ts';
import { readEncodedText } from './files/read-file.ts';
import { createFieldsDraft, type ImportDraft } from './import-draft.ts';
import { accentedWords } from './sheet.ts';

export interface EncodingChoiceProps {
  draft: Extract<ImportDraft, { step: 'fields' }>;
  onDraft: (draft: ImportDraft) => void;
}

/**
 * Lets the user choose the encoding of a text file that could be read in several encodings. Shows sample words
 * that depend on it.
 */
export function EncodingChoice({ draft, onDraft }: EncodingChoiceProps) {
  const { t } = useTranslation();
  const { source } = draft;
  if (!source) return null;
  const labels = {
    'utf-8': t('import:encodings.utf8'),
    'windows-1252': t('import:encodings.windows'),
    cp850: t('import:encodings.dos'),
    macintosh: t('import:encodings.mac'),
    'windows-1250': t('import:encodings.centralEurope'),
  };
  const words = accentedWords(draft.sheet);
  return (
    <Callout tone="quiet">
      <NativeSelect
        label={t('import:map.encoding')}
        value={source.encoding}
        onChange={({ currentTarget: { value } }) => {
          const encoding = ENCODINGS.find((each) => each === value) ?? source.encoding;
          const chosen = { ...source, encoding };
          onDraft(createFieldsDraft(draft.fileName, readEncodedText(chosen), { source: chosen }));
        }}
        data={ENCODINGS.map((encoding) => ({ value: encoding, label: labels[encoding] }))}
      />
      {words.length > 0 && (
        <Text role="status">{t('import:map.encodingWords', { words: words.join(' · ') })}</Text>
      )}
    </Callout>
  );
}

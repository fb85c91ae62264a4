import { Button, NativeSelect } from '@mantine/core';
import { Table } from '@zampa/ui/mantine/Table';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { type Field, FIELDS, type Mapping, withMeaning } from './fields.ts';
import { useFieldNames } from './use-field-names.ts';
import type { ImportDraft } from './import-draft.ts';
import styles from './ImportScreen.module.css';

export interface MapFieldsProps {
  draft: Extract<ImportDraft, { step: 'fields' }>;
  onMapping: (mapping: Mapping) => void;
  onBack: () => void;
  onNext: () => void;
}

const NONE = '';

/** Shows the second step: what each column means. The headings were guessed; everything can be set right. */
export function MapFields({ draft, onMapping, onBack, onNext }: MapFieldsProps) {
  const { t } = useTranslation();
  const { sheet, mapping } = draft;
  const names = useFieldNames();
  const named = mapping.some(
    (field) => field === 'firstName' || field === 'lastName' || field === 'fullName',
  );
  const usable = named || mapping.includes('email') || mapping.includes('phone');
  const choose = (at: number, field: Field | null) => onMapping(withMeaning(mapping, at, field));
  return (
    <section className={styles['step']}>
      <h2>{t('import:map.title')}</h2>
      <p>{t('import:map.why', { file: draft.fileName, count: sheet.rows.length })}</p>
      <div className={styles['frame']}>
        <Table verticalSpacing="xs" horizontalSpacing="md">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('import:map.column')}</Table.Th>
              <Table.Th>{t('import:map.example')}</Table.Th>
              <Table.Th>{t('import:map.meaning')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {sheet.columns.map((column, at) => (
              <Table.Tr key={at}>
                <Table.Td>{column}</Table.Td>
                <Table.Td>{sheet.rows.find((row) => row[at])?.[at]?.slice(0, 60)}</Table.Td>
                <Table.Td>
                  <NativeSelect
                    aria-label={t('import:map.meaningOf', { column: column || String(at + 1) })}
                    value={mapping[at] ?? NONE}
                    onChange={({ currentTarget: { value } }) =>
                      choose(at, FIELDS.find((field) => field === value) ?? null)
                    }
                    data={[
                      { value: NONE, label: t('import:map.leftOut') },
                      ...FIELDS.map((field) => ({ value: field, label: names[field] })),
                    ]}
                  />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      <ErrorLine>{!usable && t('import:map.unreachable')}</ErrorLine>
      <Row>
        <Button variant="default" onClick={onBack}>
          {t('import:otherFile')}
        </Button>
        <Button disabled={!usable} onClick={onNext}>
          {t('common:actions.next')}
        </Button>
      </Row>
    </section>
  );
}

import { useTranslation } from '@zampa/i18n/use-translation';
import { List } from '@zampa/ui/kit/List.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import type { ReactNode } from 'react';

export interface RecordSectionProps<Entry extends { readonly id: string }> {
  title: string;
  entries: readonly Entry[];
  /** Says what will appear here. */
  empty?: string;
  /** Button to add an entry. */
  action?: ReactNode;
  children: (entry: Entry) => ReactNode;
}

/** Section of a health record with its entries. Says so if it has no entries. */
export function RecordSection<Entry extends { readonly id: string }>({
  title,
  entries,
  empty,
  action,
  children,
}: RecordSectionProps<Entry>) {
  const { t } = useTranslation();
  return (
    <Section title={title} action={action}>
      {entries.length === 0 ? (
        <Text tone="muted">{empty ?? t('health:record.nothing')}</Text>
      ) : (
        <List>
          {entries.map((entry) => (
            <li key={entry.id} id={entry.id}>
              {children(entry)}
            </li>
          ))}
        </List>
      )}
    </Section>
  );
}

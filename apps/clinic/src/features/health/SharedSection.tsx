import { useTranslation } from '@zampa/i18n/use-translation';
import { List } from '@zampa/ui/kit/List.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import type { ReactNode } from 'react';

export interface SharedSectionProps<Entry extends { readonly id: string }> {
  title: string;
  entries: readonly Entry[];
  children: (entry: Entry) => ReactNode;
}

/** Section of a shared record with its entries. Says so if it has no entries. */
export function SharedSection<Entry extends { readonly id: string }>({
  title,
  entries,
  children,
}: SharedSectionProps<Entry>) {
  const { t } = useTranslation();
  return (
    <Section title={title}>
      {entries.length === 0 ? (
        <Text tone="muted">{t('health:shared.nothing')}</Text>
      ) : (
        <List>
          {entries.map((entry) => (
            <li key={entry.id}>{children(entry)}</li>
          ))}
        </List>
      )}
    </Section>
  );
}

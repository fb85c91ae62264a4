import { QueryStates, type QueryStatesProps } from '@zampa/shared-screens/states/QueryStates.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import type { ReactNode } from 'react';

export interface RecordCardProps<Entry> {
  title: string;
  query: QueryStatesProps<readonly Entry[]>['query'];
  /** Button to add an entry. */
  action?: ReactNode;
  /** Says which entries will appear here. */
  empty: string;
  /** Shown in every state, such as a dialog. */
  always?: ReactNode;
  children: (entries: readonly Entry[]) => ReactNode;
}

/** Card with one kind of entries of a pet's record, in all states of loading. */
export function RecordCard<Entry>({
  title,
  query,
  action,
  empty,
  always,
  children,
}: RecordCardProps<Entry>) {
  return (
    <Card>
      <Section title={title} action={action}>
        <QueryStates query={query} shape="rows" count={2}>
          {(entries) =>
            entries.length === 0 ? <Text tone="muted">{empty}</Text> : children(entries)
          }
        </QueryStates>
        {always}
      </Section>
    </Card>
  );
}

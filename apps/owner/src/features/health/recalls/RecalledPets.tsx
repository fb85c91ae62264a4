import type { LinkedRecall } from '@zampa/contract/health/objects/linked-recall';
import { formatCalendarDayInWords } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { List } from '@zampa/ui/kit/List.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';

/** Lists the pets of a recall, each with its due items and their days. */
export function RecalledPets({ items }: Pick<LinkedRecall, 'items'>) {
  const language = useLanguage();
  return [...Map.groupBy(items, ({ pet }) => pet.id)].map(([petId, itemsOfPet]) => (
    <Section key={petId} title={itemsOfPet[0]?.pet.name}>
      <List>
        {itemsOfPet.map(({ names, dueOn }) => (
          <li key={`${names.en} ${dueOn}`}>
            <Row justify="between">
              <Text weight="600">{names[language]}</Text>
              <Text tone="muted">{formatCalendarDayInWords(dueOn, language)}</Text>
            </Row>
          </li>
        ))}
      </List>
    </Section>
  ));
}

import { Link } from '@tanstack/react-router';
import type { TimelineItem } from '@zampa/shared-screens/conversations/diary/diary-day';
import type { ReactNode } from 'react';

/** Renders the link that opens an item of the timeline; an entry of the health record is shown on its pet's page. */
export function renderItemLink(
  { id, type, pets }: TimelineItem,
  link: { className: string; children: ReactNode },
) {
  if (type === 'RECORD')
    return <Link to="/workspace/pets/$id" params={{ id: pets[0]?.id ?? '' }} hash={id} {...link} />;
  return type === 'DIARY' ? (
    <Link to="/workspace/diary/$id" params={{ id }} {...link} />
  ) : (
    <Link to="/workspace/chat/$id" params={{ id }} {...link} />
  );
}

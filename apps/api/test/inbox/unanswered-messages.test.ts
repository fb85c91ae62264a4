import { newStartedRequest, type TestRequest } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

type Written = readonly ['owner' | 'facility', 'CHAT' | 'BOT'];
const OWNER = ['owner', 'CHAT'] as const;
const CLINIC = ['facility', 'CHAT'] as const;
const ACTION = ['facility', 'BOT'] as const;

/** Events inserted in one statement after the first one, and the `seq` of the last and the first unanswered one. */
const cases: readonly {
  label: string;
  written: readonly Written[];
  unanswered: readonly [last: number, first: number] | null;
  keepsNews: boolean;
}[] = [
  { label: 'one owner message', written: [OWNER], unanswered: [2, 2], keepsNews: true },
  {
    label: 'several owner messages',
    written: [OWNER, OWNER, OWNER],
    unanswered: [4, 2],
    keepsNews: true,
  },
  {
    label: 'an answer of the clinic',
    written: [OWNER, CLINIC],
    unanswered: null,
    keepsNews: false,
  },
  {
    label: 'owner messages after an answer',
    written: [OWNER, CLINIC, OWNER, OWNER],
    unanswered: [5, 4],
    keepsNews: false,
  },
  {
    label: 'an action of the clinic',
    written: [OWNER, ACTION],
    unanswered: [2, 2],
    keepsNews: false,
  },
];

describe('events inserted past the API', () => {
  const product = useProduct();

  it.each(cases)(
    'update the unanswered state of the conversation: $label',
    async ({ written, unanswered, keepsNews }) => {
      const request = await newStartedRequest(product());
      await product().pool.query(
        `update conversations set owner_news = 'CALLED_OFF', owner_news_seq = 2, owner_news_since = now() where id = $1`,
        [request.id],
      );
      await insertAll(request, written);
      const { rows } = await product().pool.query(
        `select c.unanswered_seq as last, e.seq as first, c.owner_news is not null as "keepsNews"
      from conversations c
      left join events e on e.conversation_id = c.id and e.created_at = c.unanswered_since where c.id = $1`,
        [request.id],
      );
      const [last, first] = unanswered ?? [null, null];
      expect(rows).toEqual([{ last, first, keepsNews }]);
    },
  );

  /** Inserts all events in one statement, an hour apart. */
  async function insertAll({ id, owner, vet }: TestRequest, written: readonly Written[]) {
    await product().pool.query(
      `insert into events (id, conversation_id, seq, type, category, party, user_id, message, created_at, updated_at)
      select gen_random_uuid(), $1, n + 1, type, 'NONE', party, case party when 'owner' then $2::uuid else $3::uuid end,
        'Said', now() + n * interval '1 hour', now()
      from unnest($4::text[], $5::text[]) with ordinality as said (party, type, n)`,
      [id, owner.id, vet.id, written.map(([party]) => party), written.map(([, type]) => type)],
    );
  }
});

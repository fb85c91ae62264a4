-- Names with a slip of the finger, the closest first; how close is close enough is set here, where it is used. And the diary.

create function people_named(typed text) returns table (id uuid, closeness real)
  language sql stable parallel safe set pg_trgm.word_similarity_threshold = 0.4
  as $$
    select u.id, word_similarity(plain_name(typed), plain_name(u.first_name || ' ' || u.last_name))
    from users u
    where plain_name(typed) <% plain_name(u.first_name || ' ' || u.last_name)
  $$;

create function pets_named(typed text) returns table (id uuid, closeness real)
  language sql stable parallel safe set pg_trgm.word_similarity_threshold = 0.4
  as $$
    select p.id, word_similarity(plain_name(typed), plain_name(p.name))
    from pets p
    where plain_name(typed) <% plain_name(p.name)
  $$;

-- What a family writes down about its pets, or a clinic for them: it stands in the diary beside the conversations, and
-- is closed from the start. A family need not share it with a clinic.
alter table conversations
  add column type text not null default 'HEALTH',
  alter column facility_id drop not null,
  drop constraint conversations_category,
  add constraint conversations_type check (type in ('HEALTH', 'DIARY')),
  add constraint conversations_category check (
    case type
      when 'HEALTH' then category in ('VISIT', 'VIDEOCONSULTATION', 'CONSULTATION')
      else category in ('DIARY_GENERIC', 'BIRTH', 'DEATH', 'TRAINING', 'TRIP', 'BOT_PET')
    end
  ),
  add constraint conversations_place check (type = 'DIARY' or facility_id is not null),
  add constraint conversations_diary_closed check (type = 'HEALTH' or status = 'CLOSED');

-- Few events are changed after they came: they are found for whoever was away, however long the conversation is.
create index events_changed on events (conversation_id, updated_at desc) where updated_at > created_at;

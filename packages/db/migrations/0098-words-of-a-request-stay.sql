-- Beside a trigger that comes before an update, PostgreSQL works out every generated column anew at each one: so each
-- message had the words of the request it belongs to looked for once more. After it, only what has changed.
drop trigger conversations_stay on conversations;
create trigger conversations_stay after update of facility_id, family_id on conversations
  for each row when ((old.facility_id, old.family_id) is distinct from (new.facility_id, new.family_id))
  execute function refuse_to_move_conversation();

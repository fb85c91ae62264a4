-- When the other side was last called or told because of somebody: who comes and goes again and again rings once.
alter table video_participants add column rang_at timestamptz;

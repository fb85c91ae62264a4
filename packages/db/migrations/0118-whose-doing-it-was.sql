-- Whose doing it is that somebody was told of: their name goes from it when they are erased, whatever they were called
-- then. What was told before is found by the name alone. No reference: whoever erases comes by once, and whoever was only
-- written down by a clinic has done nothing.
alter table notifications add column author_id uuid;

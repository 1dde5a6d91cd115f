-- Until when every browser is told once to forget what the site stored on it; null in quiet times.
ALTER TABLE release.channels ADD COLUMN clear_site_data jsonb;

# Varnish before the edges as a shared cache of public pages (decision 088). Needs the modules xkey
# (package varnish-modules) and digest (varnish-vmod-digest), and the edges' SHARED_CACHE_SECRET in
# the environment: `varnishd -f /etc/tapnook/varnish.vcl`. The edges' SHARED_CACHE_PURGE_URL is
# `http://<this host>/shared-cache/purge`; shoppers' front server must not let that path through.
vcl 4.1;
import blob;
import digest;
import std;
import xkey;

backend edge {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = { .url = "/readyz"; .interval = 1s; .timeout = 2s; .window = 3; .threshold = 2; }
}

# A message of an edge: Standard Webhooks' signature over the line of keys.
sub purge_by_webhook {
  if (!std.getenv("SHARED_CACHE_SECRET") || !req.http.surrogate-key) {
    return (synth(401));
  }
  set req.http.x-signed = req.http.webhook-id + "." + req.http.webhook-timestamp + "." +
    req.http.surrogate-key;
  set req.http.x-expected = "v1," + blob.transcode(decoding=HEX, encoding=BASE64, encoded=regsub(
    digest.hmac_sha256(std.getenv("SHARED_CACHE_SECRET"), req.http.x-signed), "^0x", ""));
  if (req.http.webhook-signature != req.http.x-expected) {
    return (synth(401));
  }
  # An old message may be somebody else's copy.
  if (std.time(req.http.webhook-timestamp, now - 1h) < now - 5m) {
    return (synth(401));
  }
  set req.http.x-purged = xkey.purge(req.http.surrogate-key);
  return (synth(204));
}

sub vcl_recv {
  if (req.url == "/shared-cache/purge") {
    if (req.method != "POST") {
      return (synth(405));
    }
    call purge_by_webhook;
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Whoever is signed in, or looks at a preview, is answered by the edge.
  if (req.http.cookie ~ "(^|;\s*)(__Host-|__Secure-)?tn_(access|refresh|override)=") {
    return (pass);
  }
  if (req.url !~ "^/(en-US|zh-HK)(/|\?|$)" && req.url !~ "^/(remotes|api/media)/") {
    return (pass);
  }
  # stale-while-revalidate; stale-if-error while no edge answers.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 27s;
  } else {
    set req.grace = 1d;
  }
  # What the edge lets us keep does not depend on cookies.
  return (hash);
}

sub vcl_backend_response {
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  if (beresp.http.set-cookie) {
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    return (deliver);
  }
  if (beresp.http.cdn-cache-control ~ "max-age=\d+") {
    set beresp.ttl = std.duration(
      regsub(beresp.http.cdn-cache-control, "^.*max-age=(\d+).*$", "\1s"), 3s);
    set beresp.grace = 1d;
    set beresp.http.xkey = beresp.http.surrogate-key;
    return (deliver);
  }
  # A picture, until it is taken away.
  if (bereq.url ~ "^/api/media/" && beresp.status == 200 && beresp.http.surrogate-key) {
    set beresp.http.xkey = beresp.http.surrogate-key;
    return (deliver);
  }
  if (bereq.url !~ "^/remotes/") {
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    return (deliver);
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.surrogate-key;
  unset resp.http.surrogate-control;
  unset resp.http.cache-tag;
  unset resp.http.cdn-cache-control;
  if (obj.hits > 0) {
    set resp.http.x-cache = "hit";
  } else {
    set resp.http.x-cache = "miss";
  }
}

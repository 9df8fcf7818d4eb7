vcl 4.1;

# What is cached of a shop, for how long, and what lets it go. Who includes it says which shops there are, and in `may_purge` who may purge.
# Varnish is started with `-p http_gzip_support=off`: the shop packs its pages itself, with Brotli too.

import std;

sub vcl_recv {
  if (req.method == "PURGE") {
    call may_purge;
    if (!req.http.X-Magento-Tags-Pattern) { return (synth(400, "Nothing named")); }
    # What carries no names (pictures, built files) never changes under its address.
    ban("obj.http.X-Magento-Tags ~ " + req.http.X-Magento-Tags-Pattern);
    return (synth(200, "Purged"));
  }

  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  # Somebody's own answers, and what says how the shop is right now.
  if (req.http.Authorization || req.url ~ "^/(graphql|healthz|readyz|metrics|mailbox|staff([/?]|$))") { return (pass); }

  # Pages never read cookies, nor what others write into links to count clicks.
  unset req.http.Cookie;
  set req.url = regsuball(req.url, "([?&])(utm_[a-z_]+|mc_[a-z]+|_g[al]|[a-z]*clid|gbraid|wbraid|igshid)=[^&]*", "\1");
  set req.url = regsub(regsuball(regsuball(req.url, "&&+", "&"), "\?&", "?"), "[?&]$", "");
  set req.url = std.querysort(req.url);

  # Data that is fetched ahead may wait for its click (vcl_deliver); the shop is asked as for everybody.
  unset req.http.X-Ahead;
  if (req.http.Sec-Purpose == "prefetch" && req.url ~ "\.data(\?|$)") { set req.http.X-Ahead = "yes"; }
  unset req.http.Sec-Purpose;

  # Three forms of a page are enough.
  if (req.http.Accept-Encoding ~ "br") { set req.http.Accept-Encoding = "br"; }
  elsif (req.http.Accept-Encoding ~ "gzip") { set req.http.Accept-Encoding = "gzip"; }
  else { unset req.http.Accept-Encoding; }

  # As long as the shop is well an old page is given once while the new one is fetched; when it is not, for a day.
  if (std.healthy(req.backend_hint)) { set req.grace = 10s; }
  return (hash);
}

sub vcl_backend_fetch {
  # News for staff: one connection as long as somebody works, with a sign of life every 20 seconds.
  if (bereq.url ~ "^/staff/events([/?]|$)") { set bereq.between_bytes_timeout = 60s; }
}

sub vcl_backend_response {
  if (beresp.http.X-Magento-Tags && beresp.status == 200) {
    # The names let a page go when something changes; two minutes are for what changes by itself, such as opening hours.
    set beresp.ttl = 120s;
    set beresp.grace = 24h;
    unset beresp.http.Set-Cookie;
  } elsif (beresp.http.Cache-Control !~ "immutable|max-age=[1-9]") {
    set beresp.uncacheable = true;
    set beresp.ttl = 5s;
  }
  # A failure is nobody's page: what is kept is given instead.
  if (beresp.status >= 500 && bereq.is_bgfetch) { return (abandon); }
}

sub vcl_deliver {
  if (req.http.X-Ahead && resp.http.X-Magento-Tags && resp.status == 200) { set resp.http.Cache-Control = "private, max-age=20"; }
  unset resp.http.X-Magento-Tags;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  if (obj.hits > 0) { set resp.http.X-Varnish-Cache = "hit"; } else { set resp.http.X-Varnish-Cache = "miss"; }
}

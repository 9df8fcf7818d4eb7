vcl 4.1;

# /etc/varnish/default.vcl on the machine in front; what is kept, and how long, is in shop.vcl beside it (deploy/varnish).
# PURGE_URLS of the shop names this machine, PURGE_TOKEN is the token below.

backend default {
  # HAProxy on the same machine chooses the shop.
  .host = "127.0.0.1";
  .port = "8080";
  .connect_timeout = 2s;
  .first_byte_timeout = 35s;
  .between_bytes_timeout = 10s;
  .probe = { .url = "/healthz"; .interval = 1s; .timeout = 2s; .window = 4; .threshold = 2; .initial = 2; }
}

acl purgers { "shop1"; "shop2"; "shop3"; }

sub may_purge {
  if (client.ip !~ purgers || req.http.Authorization != "Bearer __PURGE_TOKEN__") {
    return (synth(403, "Forbidden"));
  }
}

# HAProxy asks whether Varnish itself is there.
sub vcl_recv {
  if (req.url == "/front-alive") { return (synth(200)); }
}

sub vcl_backend_response {
  # A shop that ended under the question: another one answers it. What writes is never asked twice.
  # One that says when to come again has too much to do already.
  if (beresp.status >= 502 && beresp.status <= 504 && !beresp.http.Retry-After && bereq.method == "GET" && bereq.retries < 2 && !bereq.is_bgfetch) { return (retry); }
}
sub vcl_backend_error {
  if (bereq.method == "GET" && bereq.retries < 2 && !bereq.is_bgfetch) { return (retry); }
}

include "./shop.vcl";

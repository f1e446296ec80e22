-- Purges by name for nginx, which has none: each name has a number that every purge changes, and the numbers of an
-- answer's names are part of its key. See shared-cache.conf.
local ffi = require("ffi")

ffi.cdef([[
  typedef struct evp_md_st EVP_MD;
  const EVP_MD *EVP_sha256(void);
  unsigned char *HMAC(const EVP_MD *md, const void *key, int key_len, const unsigned char *d, size_t n,
                      unsigned char *out, unsigned int *out_len);
]])

local cache = {}
local TOLERANCE_SECONDS = 300
local EPOCH = ".epoch"
local ANY = ".any"
local secret

-- Numbers are lost with the process that kept them, while files stay: an epoch keeps what was before from being found.
function cache.open(path)
  local file = assert(io.open(path), "press room: no secret at " .. path)
  secret = file:read("*a"):gsub("%s+$", "")
  file:close()
  assert(#secret >= 32, "press room: the secret has at least 32 characters")
  ngx.shared.purged:add(EPOCH, ngx.now() .. math.random())
end

local function address()
  return ngx.var.http_host .. ngx.var.request_uri
end

-- The numbers of the names that this address had last. One that nobody has asked for goes with every purge.
function cache.standing()
  local purged = ngx.shared.purged
  local numbers = { purged:get(EPOCH) }
  for name in (ngx.shared.names:get(address()) or ANY):gmatch("%S+") do
    numbers[#numbers + 1] = name .. "=" .. (purged:get(name) or 0)
  end
  return table.concat(numbers, " ")
end

function cache.learn()
  local names = ngx.var.upstream_http_surrogate_key
  local status = ngx.var.upstream_cache_status
  if names and status ~= "HIT" and status ~= "STALE" then
    ngx.shared.names:set(address(), names)
  end
end

local function sign(text)
  local bytes = ffi.new("unsigned char[32]")
  ffi.C.HMAC(ffi.C.EVP_sha256(), secret, #secret, text, #text, bytes, nil)
  return "v1," .. ngx.encode_base64(ffi.string(bytes, 32))
end

-- Every character is looked at, however early one is wrong.
local function is_same(given, right)
  local difference = #given == #right and 0 or 1
  for at = 1, #right do
    difference = bit.bor(difference, bit.bxor(given:byte(at) or 0, right:byte(at)))
  end
  return difference == 0
end

local function is_ours(headers, body)
  local id, time = headers["webhook-id"], headers["webhook-timestamp"]
  local signature = headers["webhook-signature"]
  if type(id) ~= "string" or type(time) ~= "string" or type(signature) ~= "string" then
    return false
  end
  local seconds = tonumber(time)
  if not seconds or math.abs(ngx.time() - seconds) > TOLERANCE_SECONDS then
    return false
  end
  return is_same(signature, sign(id .. "." .. time .. "." .. body))
end

local function forget(name)
  local purged = ngx.shared.purged
  local number = ngx.now() .. math.random()
  if not purged:safe_set(name, number) then
    purged:flush_all()
    purged:set(EPOCH, number)
  end
end

-- A call of Standard Webhooks: {"type":"cache.purge",…,"data":{"keys":["list","release-12"]}}
function cache.purge()
  ngx.req.read_body()
  local body = ngx.req.get_body_data() or ""
  local headers = ngx.req.get_headers()
  if ngx.req.get_method() ~= "POST" or not is_ours(headers, body) then
    return ngx.exit(403)
  end
  -- A call that comes again was heard: who sends it again does no harm.
  if ngx.shared.heard:add(headers["webhook-id"], true, 2 * TOLERANCE_SECONDS) then
    for name in (body:match('"keys":%[(.-)%]') or ""):gmatch('"([%w-]+)"') do
      forget(name)
    end
    forget(ANY)
  end
  ngx.exit(204)
end

return cache

# python3 list_services.py https://ariaworks.example
import json
import sys
from urllib.error import HTTPError
from urllib.request import urlopen

site = sys.argv[1] if len(sys.argv) > 1 else "https://ariaworks.example"

try:
    with urlopen(f"{site}/v1/services?category=ai-automation", timeout=10) as answer:
        services = json.load(answer)
except HTTPError as error:
    problem = json.load(error)
    sys.exit(f"{error.code} {problem['code']} (request {problem['requestId']})")

for service in services:
    start = next(scope for scope in service["scopes"] if scope["isStarting"])
    dollars = start["priceCents"] / 100
    print(f"{service['title']}: {start['name']}, ${dollars:.2f}, {start['deliveryText']}")

"""The application: routes, composition, headers and limits, the browser's page."""

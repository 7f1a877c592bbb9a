"use strict";
// Reads openapi.json and draws every route with a form to try it. No library, nothing from elsewhere.

const element = (name, attributes = {}, ...children) => {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
};

let schema;

const resolve = (part) => {
  while (part && part.$ref) part = part.$ref.slice(2).split("/").reduce((at, key) => at[key], schema);
  return part || {};
};

/** A value that fits a schema, to start from. */
const example = (part, depth = 0) => {
  part = resolve(part);
  if (part.default !== undefined) return part.default;
  if (part.const !== undefined) return part.const;
  if (part.enum) return part.enum[0];
  const choice = part.oneOf || part.anyOf;
  if (choice) return depth > 5 ? null : example(choice[0], depth + 1);
  switch (Array.isArray(part.type) ? part.type[0] : part.type) {
    case "object":
      return depth > 5 ? {} : Object.fromEntries(Object.entries(part.properties || {}).map(([key, value]) => [key, example(value, depth + 1)]));
    case "array": return depth > 5 ? [] : [example(part.items, depth + 1)];
    case "integer": case "number": return part.minimum ?? 0;
    case "boolean": return false;
    case "string": return "";
    default: return null;
  }
};

const send = async (method, path, operation, form, output) => {
  const query = new URLSearchParams();
  for (const parameter of operation.parameters || []) {
    const value = form.elements[parameter.name].value;
    if (parameter.in === "path") path = path.replace(`{${parameter.name}}`, encodeURIComponent(value));
    else if (value !== "") query.set(parameter.name, value);
  }
  const options = { method: method.toUpperCase(), headers: {} };
  if (operation.requestBody) {
    options.body = form.elements.body.value;
    options.headers["content-type"] = "application/json";
  }
  output.textContent = "…";
  try {
    const answer = await fetch(path + (query.size ? `?${query}` : ""), options);
    const text = await answer.text();
    let shown = text;
    try { shown = JSON.stringify(JSON.parse(text), null, 2); } catch { /* not JSON: shown as it is */ }
    output.textContent = `${answer.status} ${answer.statusText}\n\n${shown}`;
  } catch (problem) {
    output.textContent = String(problem);
  }
};

const draw = (path, method, operation) => {
  const form = element("form");
  for (const parameter of operation.parameters || []) {
    const note = `${parameter.name} (${parameter.in}${parameter.required ? ", required" : ""})`;
    form.append(element("label", {}, note, element("input", { name: parameter.name, autocomplete: "off" })));
  }
  const body = operation.requestBody?.content?.["application/json"]?.schema;
  if (body) {
    const area = element("textarea", { name: "body", spellcheck: "false" });
    area.value = JSON.stringify(example(body), null, 2);
    form.append(element("label", {}, "body", area));
  }
  const output = element("pre", { role: "status" });
  form.append(element("button", {}, "Try"), output);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    send(method, path, operation, form, output);
  });
  const answers = Object.entries(operation.responses || {}).map(([status, answer]) => `${status}: ${answer.description}`);
  return element(
    "details", {},
    element("summary", {}, element("span", { class: `method ${method}` }, method.toUpperCase()), element("code", {}, path)),
    element("p", {}, operation.description || operation.summary || ""),
    form,
    element("p", {}, element("small", {}, answers.join(" · "))),
  );
};

const begin = async () => {
  schema = await (await fetch("/schema/openapi.json")).json();
  document.getElementById("about").textContent = schema.info.description || "";
  const routes = document.getElementById("routes");
  for (const path of Object.keys(schema.paths).sort())
    for (const method of ["get", "post", "put", "patch", "delete"])
      if (schema.paths[path][method]) routes.append(draw(path, method, schema.paths[path][method]));
};

begin();

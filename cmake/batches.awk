# Divides sources into batches that can be compiled as if each batch were one source: no name that a
# source keeps to itself occurs in another one of its batch, nor is a type of a header of its folder.
# Prints one batch a line:
#   awk -v most=20 -f cmake/batches.awk HEADER… SOURCE…
# A source's own names are `main` and what begins a line in a namespace without a name. Those of other
# folders do not matter, since every folder is a namespace.

FNR == 1 {
    here = FILENAME
    sub(/[^\/]*$/, "", here)
    is_own = 0
    is_header = FILENAME ~ /\.hpp$/
    if (!is_header) {
        sources[++count] = FILENAME
        folder[count] = here
    }
}
is_header {
    if ($0 ~ /^(struct|class|enum) /) public_type[here, own_name($0)] = 1
    next
}
/^int main\(/ { keep("main") }
/^namespace \{/ { is_own = 1; next }
/^\} \/\/ namespace$/ { is_own = 0; next }
is_own && /^[A-Za-z_]/ { keep(own_name($0)) }
{
    line = $0
    sub(/\/\/.*/, "", line)
    words = split(line, word, /[^A-Za-z0-9_]+/)
    for (i = 1; i <= words; ++i)
        if (word[i] ~ /^[A-Za-z_]/) used[count, word[i]] = 1
}

# What a line declares; empty if it declares nothing.
function own_name(text) {
    if (text ~ /^(template|namespace|static_assert|TEST|TEST_F|TEST_P|TYPED_TEST)[ (<]/) return ""
    if (text ~ /^using /) {
        if (text !~ /=/) return ""
        sub(/^using /, "", text)
    } else if (text ~ /^(struct|class|enum|concept)/) {
        sub(/^(struct|class|enum class|enum|concept) /, "", text)
    } else if (match(text, /[A-Za-z_][A-Za-z0-9_]*\(/) || match(text, /[A-Za-z_][A-Za-z0-9_]*( =|[{;[])/)) {
        text = substr(text, RSTART)
    } else {
        return ""
    }
    sub(/[^A-Za-z0-9_].*/, "", text)
    return text
}

function keep(name) {
    if (name == "") return
    own[count] = own[count] " " name
    if ((here, name) in public_type) is_alone[count] = 1
}

function uses_own(user, owner,    names, name, i) {
    names = split(own[owner], name, " ")
    for (i = 1; i <= names; ++i)
        if ((user, name[i]) in used) return 1
    return 0
}

function clash(one, other) {
    return folder[one] == folder[other] && (uses_own(one, other) || uses_own(other, one))
}

# The first batch with room in which no name clashes.
function place(source,    batch, i) {
    if (is_alone[source]) {
        is_full[++batches] = 1
        return batches
    }
    for (batch = 1; batch <= batches; ++batch) {
        if (is_full[batch] || size[batch] >= most) continue
        for (i = 1; i <= size[batch]; ++i)
            if (clash(source, member[batch, i])) break
        if (i > size[batch]) return batch
    }
    return ++batches
}

END {
    for (source = 1; source <= count; ++source) {
        batch = place(source)
        member[batch, ++size[batch]] = source
        listed[batch] = listed[batch] (size[batch] > 1 ? " " : "") sources[source]
    }
    for (batch = 1; batch <= batches; ++batch) print listed[batch]
}
